/** Method and path of every call of the two specifications (core §7, reference §7), maintained by hand. */
export const documentedCalls: readonly string[] = `
GET /course/getcoursegoal
POST /course/updatecoursegoal
POST /course/updateCourseGoals
GET /course/deletecoursegoal
GET /course/getprojectgoal
GET /course/createCourse
GET /course/deleteCourse
GET /course/delete
GET /v4/support/completion/coursecompletionrate
GET /v4/support/completion/exportcoursecompletion/table
POST /search/searchContent
GET /major/v2.0/graduaterequires
POST /manage/user/updatepassword
POST /manage/user/updateuserinfo
POST /manage/insertNewUser
GET /manage/user/availabledepartment
POST /manage/user/userlist
POST /user/updateusername
POST /user/updatepwd
GET /manage/getcurrentdepartment
POST /manage/majormenupermission
POST /assistant/fill/course
POST /assistant/fill/coursemore
POST /assistant/fill/point
POST /assistant/fill/ksa
POST /assistant/match/{target}
POST /manage/copycourseavailabletarget
POST /manage/copycoursegetgoals
POST /manage/uploadcoursecopyparams
GET /manage/copycourse
POST /manage/copycourse
GET /matrix/courseinfo
GET /matrix/majormatrix
GET /matrix/pointnrelate
GET /matrix/projectnteachgoal
GET /matrix/coursematrix
GET /matrix/projecttaskgoal
GET /matrix/ksanrelate
GET /matrix/projectmatrix
POST /matrix/updatemajormatrix
POST /matrix/updatecoursematrix
POST /matrix/updateprojectmatrix
GET /matrix/taskgoal
POST /matrix/updatetaskgoal
POST /message/feedback
POST /major/v2.0/feedback
GET /v4/pageinit/coursedetail
GET /v4/pageinit/coursegoal
GET /v4/pageinit/majorhome
POST /major/v2.0/courseunitlist
POST /major/v2.0/updatecourseunitlist
POST /major/v2.0/deleteprojects
GET /major/v2.0/courseunitdetail
GET /major/v2.0/courseclass
GET /major/v2.0/coursetype
POST /major/v2.0/savecourseunit
POST /major/v2.0/savepoints
POST /major/v2.0/saveksa
GET /major/v2.0/pointlist
POST /major/v2.0/resolvepoint
POST /major/v2.0/resolvepointksa
POST /major/v2.0/download/point
POST /major/v2.0/download/onlypoint
GET /major/v2.0/majorinfo
GET /major/courseProjectInfo
GET /v4/webpage/majorindex/courses
GET /v4/webpage/home/delcourse
GET /beginreport/exportreport
GET /major/exportMajorMatrix
GET /major/exportCourseMatrix
GET /v3/material/occupationbook
GET /search/occupationbook22
POST /search/occupation
GET /occupation/levels
GET /occupation/skills
GET /occupation/types
GET /occupation/publishs
GET /occupation/detail
POST /occupation/pages
POST /occupation/delete
POST /occupation/add
POST /occupation/update
GET /profession/types
GET /profession/std
GET /profession/years
GET /profession/system
GET /profession/detail
POST /profession/page
POST /profession/delete
POST /search/profession
POST /profession/add
POST /profession/update
POST /dic/pageJobDirectory
POST /search/dicjobdirectory
POST /dic/pageTalentDemand
POST /dic/talentDemandDetail
POST /dic/talentDemandSave
POST /user/saveUserInfo
POST /media/base64img
GET /auth/initmanage
GET /beginreport/getrequires
GET /beginreport/getmajormatrix
GET /beginreport/projects
GET /beginreport/getprojectmatrix
GET /beginreport/getpointmatrix
GET /beginreport/gettaskgoal
GET /beginreport/getadditionalinfo
GET /beginreport/getcourseintro
POST /beginreport/saveadditionalinfo
`
  .trim()
  .split('\n');

/** The GET calls with side effects (decision 141). */
export const writingGets: readonly string[] = [
  '/course/createCourse',
  '/course/deleteCourse',
  '/course/delete',
  '/course/deletecoursegoal',
  '/v4/webpage/home/delcourse',
  '/manage/copycourse',
];
